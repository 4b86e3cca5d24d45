/**
 * @generated SignedSource<<caf547c2875c49070926abf379bccf15>>
 * @relayHash af9c2aeb460a115f5e0d2c214a20d4f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00ee845bbdc062517f9b906bd24f122251fcea26ac670db79f367f5dfebb4bbb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrainerDetailPageQuery } from './TrainerDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<TrainerDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "00ee845bbdc062517f9b906bd24f122251fcea26ac670db79f367f5dfebb4bbb",
    "metadata": {},
    "name": "TrainerDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
