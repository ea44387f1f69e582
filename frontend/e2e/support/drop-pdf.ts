import type { Locator } from 'playwright-core';

/** Drops a PDF file on an element. */
export async function dropPdf(area: Locator, content: Buffer): Promise<void> {
  const dataTransfer = await area.page().evaluateHandle(
    (bytes) => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([new Uint8Array(bytes)], 'solto.pdf', { type: 'application/pdf' }));
      return dropped;
    },
    [...content],
  );
  await area.dispatchEvent('dragover', { dataTransfer });
  await area.dispatchEvent('drop', { dataTransfer });
}
