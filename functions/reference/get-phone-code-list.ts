import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { getPhoneCodeList } from '#shared/reference/get-phone-code-list.ts';
import { dialCodes } from './countries.ts';

export const getPhoneCodeListHandler = handle(getPhoneCodeList, async (_actor) => ok(dialCodes()));
