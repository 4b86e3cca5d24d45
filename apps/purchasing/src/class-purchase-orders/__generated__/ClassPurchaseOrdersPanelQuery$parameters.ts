/**
 * @generated SignedSource<<497af76e6bf07516b6c1edf5136e1a0e>>
 * @relayHash 338932edfcafc1238fc65145c1559d51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 954f39659c23fbaad47583a88ebe09f166a54d5f377c275ee23e3bec42ab2a64

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassPurchaseOrdersPanelQuery } from './ClassPurchaseOrdersPanelQuery.graphql';

const node: PreloadableConcreteRequest<ClassPurchaseOrdersPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "954f39659c23fbaad47583a88ebe09f166a54d5f377c275ee23e3bec42ab2a64",
    "metadata": {},
    "name": "ClassPurchaseOrdersPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
