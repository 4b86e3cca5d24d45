/**
 * @generated SignedSource<<3ff307c85c09f363648e52f48d7d8ba5>>
 * @relayHash d15a1b11b61eb2434f8c83425529e8be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d36dc5d98c42ec681e16c6e0683a9d31991c10c639ed2671e36a063c0923391

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrainerSupplierPanelQuery } from './TrainerSupplierPanelQuery.graphql';

const node: PreloadableConcreteRequest<TrainerSupplierPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d36dc5d98c42ec681e16c6e0683a9d31991c10c639ed2671e36a063c0923391",
    "metadata": {},
    "name": "TrainerSupplierPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
