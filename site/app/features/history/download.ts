/** Hand the visitor a file; a table of comma-separated values where the type says nothing else. */
export function download(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  // The mark tells spreadsheets, and old editors, that the text is UTF-8.
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
