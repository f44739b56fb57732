import { demoAccounts, DEMO_PASSWORD } from './seed/accounts.ts';
import { platformSite } from './seed/platform-site.ts';
import { demoSites } from './seed/sites.ts';

/** What a start prints: every address and account a newcomer needs. */
export function greeting(port: number): string {
  const lines = [...demoSites, platformSite].map(({ head, data }) => {
    const accounts = demoAccounts
      .filter((account) => account.site === head.site)
      .map(({ email, userType }) => `${email} (${userType})`);
    return `  ${data.companyName}, ${head.currency}\n    http://${data.domain}:${port}/app\n    ${accounts.join('\n    ')}`;
  });
  return `\nPortolan is running.\n\n${lines.join('\n\n')}\n\n  Password of every demo account: ${DEMO_PASSWORD}\n  Mailbox: http://localhost:${port}/mailbox\n  API page: http://${demoSites[0]!.data.domain}:${port}/app/developers\n\nStop with Ctrl+C. Start over with: npm start -- --fresh\n`;
}
