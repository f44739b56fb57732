import * as z from 'zod/mini';
import { filledLine } from './parts/lines.ts';

/** Signs, in any of their widths, that would make a name in a mail's head look like an address. */
const MAIL_SIGNS = /[<>@"]/;
export const isSiteName = (text: string): boolean => !MAIL_SIGNS.test(text.normalize('NFKC'));

/** Name of a site, as its customers know it: it stands in the sender of every mail and in the page's title. */
export const siteNameField = filledLine(80).check(
  z.refine(isSiteName, 'Please use a name without < > @ and quotation marks.'),
);
