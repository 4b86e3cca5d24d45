import { configure } from '@testing-library/react';

// A busy machine may be slow without failing a test.
configure({ asyncUtilTimeout: 20_000 });
