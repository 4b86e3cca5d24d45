// Made by `npm run icons` from @fluentui/react-icons; see chosen.json.
import { createIcon } from './createIcon.tsx';

export const ArrowEnterLeftIcon = /*#__PURE__*/ createIcon(
  'm3.76 12 3.33 3.14a.5.5 0 0 1-.68.72l-4.25-4a.5.5 0 0 1 0-.72l4.25-4a.5.5 0 1 1 .68.72L3.76 11H15a2 2 0 0 0 2-2V4.5a.5.5 0 0 1 1 0V9a3 3 0 0 1-3 3z',
  20,
);
