/**
 * @generated SignedSource<<46ef1a5400e536589a7d278615d34036>>
 * @relayHash 1e94debdb04699ca64b7584b0fb04023
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14679edaa4470193869c272a4480f3c2823664f3b2438b3741f7a58692728b7b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangeRequestDetailPageQuery } from './ChangeRequestDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ChangeRequestDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14679edaa4470193869c272a4480f3c2823664f3b2438b3741f7a58692728b7b",
    "metadata": {},
    "name": "ChangeRequestDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
