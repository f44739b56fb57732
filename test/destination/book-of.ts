import excel from 'exceljs';

/** A workbook of one sheet. */
export async function bookOf(headings: readonly string[], rows: readonly (readonly unknown[])[]): Promise<Buffer> {
  const book = new excel.Workbook();
  const sheet = book.addWorksheet('Sheet');
  sheet.addRow([...headings]);
  for (const row of rows) sheet.addRow([...row]);
  return Buffer.from(await book.xlsx.writeBuffer());
}
