import { escaped } from '@console/api-kit';

/** Returns the page for a file that cannot be downloaded: a sentence and a way back. It needs no script and no style. */
export function problemPage(sentence: string, home: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The file was not downloaded</title>
<h1>The file was not downloaded</h1>
<p>${escaped(sentence)}</p>
<p><a href="${escaped(home)}">Go to the console</a></p>
</html>
`;
}
