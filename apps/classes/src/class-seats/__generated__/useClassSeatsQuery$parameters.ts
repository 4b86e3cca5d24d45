/**
 * @generated SignedSource<<c16d8c573005a0085e6cd1a1a0a2cb4e>>
 * @relayHash 5bb12fea73bfd1481eaff1548d713f78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e9b3a1837a994dee6c0f392255b0bf7e981096f16a49f174cd2fe40b0b49914

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useClassSeatsQuery } from './useClassSeatsQuery.graphql';

const node: PreloadableConcreteRequest<useClassSeatsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e9b3a1837a994dee6c0f392255b0bf7e981096f16a49f174cd2fe40b0b49914",
    "metadata": {},
    "name": "useClassSeatsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
