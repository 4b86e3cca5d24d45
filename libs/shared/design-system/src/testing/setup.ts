import '@console/design-system/fonts.css';
import { configure } from '@testing-library/react';

// The long time limit keeps tests from failing on a slow machine.
configure({ asyncUtilTimeout: 60_000 });

// Tests measure the layout with the console's own font, so the machine's fonts do not matter.
await Promise.all(['400', '600'].map((weight) => document.fonts.load(`${weight} 14px "Console Sans"`)));
