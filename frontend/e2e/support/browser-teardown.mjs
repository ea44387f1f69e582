export default async function tearDownBrowsers() {
  await globalThis.stopTestBrowsers?.();
}
