/**
 * @generated SignedSource<<dd9e5c8021daeb2f6d33c1613deffc0b>>
 * @relayHash 3d1b1f213c2307749cb3656adbe3f5c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 054449338e1dd22598a9a83e15bf007a27be1dbd409fbc8cc7fa3b1ac40c25a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrainerListPageQuery } from './TrainerListPageQuery.graphql';

const node: PreloadableConcreteRequest<TrainerListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "054449338e1dd22598a9a83e15bf007a27be1dbd409fbc8cc7fa3b1ac40c25a9",
    "metadata": {},
    "name": "TrainerListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
