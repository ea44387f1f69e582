import { Visitor } from '@araucaria/testing';
import { launchBrowser } from '../../frontend/e2e/support/browser.ts';
import { withProduct } from '../product.ts';
import { describeStaffList, measureStaffLists } from '../site/staff-lists.ts';

const SERVICES = ['jobs', 'users', 'candidates', 'interviews', 'referrals'];
const ADMIN_PASSWORD = 'senha-da-medida-2026';

/** The lists of the staff beside a page without any framework. The suite `site` measures them too. @param args number of rounds */
export async function run(args: string[]): Promise<void> {
  const rounds = Number(args[0] ?? 15);
  await withProduct(async ({ start, onStop }) => {
    for (const name of SERVICES) await start(name, { ADMIN_PASSWORD, SEED_DEMO: 'true' });
    const { url } = await start('gateway');
    const browser = await launchBrowser();
    onStop(() => browser.close());
    const admin = new Visitor(url);
    const { status } = await admin.login('admin', ADMIN_PASSWORD);
    if (status !== 200) throw new Error(`the administrator could not log in: ${status}`);
    for (const result of await measureStaffLists(browser, url, admin, rounds))
      console.log(describeStaffList(result));
  });
}
