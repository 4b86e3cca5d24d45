// Made by `npm run icons` from @fluentui/react-icons: the icons that the files beside this one use.
import type { Drawing } from '@console/rules';

export const CheckmarkCircle16: Drawing = {
  path: 'M2 8a6 6 0 1 1 12 0A6 6 0 0 1 2 8m6-7a7 7 0 1 0 0 14A7 7 0 0 0 8 1m2.85 5.85a.5.5 0 0 0-.7-.7l-2.9 2.9-1.4-1.4a.5.5 0 1 0-.7.7L6.9 10.1c.2.2.5.2.7 0z',
  grid: 16,
};
export const NoteAdd16: Drawing = {
  path: 'M10 5.5a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0m-4-2a.5.5 0 0 0-1 0V5H3.5a.5.5 0 0 0 0 1H5v1.5a.5.5 0 0 0 1 0V6h1.5a.5.5 0 0 0 0-1H6zm6.5.5h-1.7q-.15-.52-.4-1h2.1A2.5 2.5 0 0 1 15 5.5v4.29q-.01.62-.44 1.06l-3.71 3.71a1.5 1.5 0 0 1-1.06.44H5.5A2.5 2.5 0 0 1 3 12.5v-2.1q.48.25 1 .4v1.7c0 .83.67 1.5 1.5 1.5H9v-2a3 3 0 0 1 3-3h2V5.5c0-.83-.67-1.5-1.5-1.5M10 13.95l.14-.1 3.71-3.71.1-.14H12a2 2 0 0 0-2 2z',
  grid: 16,
};
export const NoteFilled16: Drawing = {
  path: 'M2 4.5A2.5 2.5 0 0 1 4.5 2h7A2.5 2.5 0 0 1 14 4.5V8h-3.5A2.5 2.5 0 0 0 8 10.5V14H4.5A2.5 2.5 0 0 1 2 11.5zm7 9.36q.53-.18.94-.6l3.33-3.32q.4-.41.59-.94H10.5C9.67 9 9 9.67 9 10.5z',
  grid: 16,
};
