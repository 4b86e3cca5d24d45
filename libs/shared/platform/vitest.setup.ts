import { configure } from '@testing-library/react';

// The long time limit keeps tests from failing on a slow machine.
configure({ asyncUtilTimeout: 60_000 });
