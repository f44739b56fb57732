import type { Handled } from '#functions/http/handle.ts';
import { type DomainLambda, serveRoutes } from '#functions/http/serve.ts';
import { handlerName } from '#infra/handler-name.ts';
import { callsByDomain } from '#shared/calls.ts';
import type { Call } from '#shared/contract.ts';

/** What answers a call, found by the call's name as on AWS (function-entry.ts): `users/registration/sign-up` in functions/users/registration/sign-up.ts. */
export async function handlerOf({ name }: Pick<Call, 'name'>): Promise<Handled> {
  const [domain, room, module] = name.split('/');
  const exported = (await (module
    ? import(`../../functions/${domain}/${room}/${module}.ts`)
    : import(`../../functions/${domain}/${room}.ts`))) as Record<string, Handled | undefined>;
  const handled = exported[handlerName({ name })];
  if (!handled) throw new Error(`functions/${name}.ts exports no ${handlerName({ name })}`);
  return handled;
}

/** Each domain's Lambda; a call's module is loaded when it is first asked, as AWS does. */
export const domains: Record<string, DomainLambda> = Object.fromEntries(
  Object.entries<readonly Call[]>(callsByDomain).map(([domain, calls]) => [
    domain,
    serveRoutes(
      calls.map((call) => {
        const { name, method, path, throttle, answers } = call;
        return { name, method, path, throttle, answers, load: () => handlerOf(call) };
      }),
    ),
  ]),
);
