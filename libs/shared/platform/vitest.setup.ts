import { configure } from '@testing-library/react';

// A busy machine may be slow; it may not be wrong.
configure({ asyncUtilTimeout: 20_000 });
