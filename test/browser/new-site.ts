import type { SiteModule } from '#shared/site/modules.ts';
import { createSite } from '#shared/site/partner-sites/create-site.ts';
import type { JourneyBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { askSite } from './catalogue-steps.ts';
import { mailTo } from './mailbox.ts';

const PASSWORD = 'a quiet harbour';

const DUBAI = { country: 'AE', currency: 'USD', zone: 'Asia/Dubai' };

/** A partner site that nobody has done anything on yet, in Dubai and US dollars unless said; its super admin's login. */
export async function makeNewSite(
  browser: JourneyBrowser,
  shortName: string,
  modules: readonly SiteModule[],
  place = DUBAI,
): Promise<{ email: string; password: string }> {
  const email = `desk@${shortName}.example`;
  const page = await browser.open({ site: 'portolan', path: '/app/403', as: accountOf('portolan', 'staff') });
  await askSite(page, createSite.path, {
    ...{ shortName, siteName: 'Creek Tours', companyName: 'Creek Tours LLC' },
    ...{ ...place, modules, firstName: 'Mona', lastName: 'Saleh', email },
    // Without a number the app asks for one, over whatever stands there.
    ...{ phoneCode: '+971', phone: '505550177' },
  });
  const { body } = await mailTo(email, /your staff account/);
  const theirs = await browser.open({ site: 'portolan', path: '/app/403' });
  await theirs.goto(/http[^\s"<]+generate_password\?token=[\w-]+/.exec(body.text ?? '')![0]);
  await theirs.getByLabel('New password').fill(PASSWORD);
  await theirs.getByRole('button', { name: 'Save and sign in' }).click();
  await theirs.waitForURL(/\/app\/(?!generate_password)/);
  return { email, password: PASSWORD };
}
