/**
 * @generated SignedSource<<840079c3a355785476fabc975bb8631d>>
 * @relayHash ec65a4ffa2ff2b76788dba91a3e36404
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a4d21b8acb64d7ed5805a96b3beb1c1fc80c2fa86808219fe4c0034b4486715

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangeRequestDetailPageQuery } from './ChangeRequestDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ChangeRequestDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a4d21b8acb64d7ed5805a96b3beb1c1fc80c2fa86808219fe4c0034b4486715",
    "metadata": {},
    "name": "ChangeRequestDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
