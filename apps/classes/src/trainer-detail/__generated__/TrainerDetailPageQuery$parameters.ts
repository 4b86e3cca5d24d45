/**
 * @generated SignedSource<<94197577b934a3b00328e8bea0768c88>>
 * @relayHash ea2970582aea243293ac2cf04686e441
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b370ad7a10d8868bd79566be4f8541d64a31b4e683ae03e314b2e95e90c55a3b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrainerDetailPageQuery } from './TrainerDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<TrainerDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b370ad7a10d8868bd79566be4f8541d64a31b4e683ae03e314b2e95e90c55a3b",
    "metadata": {},
    "name": "TrainerDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
