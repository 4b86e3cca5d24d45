/**
 * @generated SignedSource<<5191353ddfa490a8984d3fadd95f71e4>>
 * @relayHash 7c60e45e5ab4b923fcbc37094a6b529d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4de6a0d0acbe9a325cea28d369efe6d9fdd8e844b0469a7895d47f4b734b43c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrainerDetailPageQuery } from './TrainerDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<TrainerDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4de6a0d0acbe9a325cea28d369efe6d9fdd8e844b0469a7895d47f4b734b43c0",
    "metadata": {},
    "name": "TrainerDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
