import type { DomainCases } from '@console/api-kit/testing';
import { lists } from './lists.ts';

export const cases: DomainCases = { lists };
