/**
 * @generated SignedSource<<b5427291482ae21d0bde9d4b14f49f2b>>
 * @relayHash aecefd43ed59cdb482020c0349ca61f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac47de663a7e2ab829d942a4ade6499df1c69b1a893dbff60165a9333c2f2099

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassPurchaseOrdersPanelQuery } from './ClassPurchaseOrdersPanelQuery.graphql';

const node: PreloadableConcreteRequest<ClassPurchaseOrdersPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac47de663a7e2ab829d942a4ade6499df1c69b1a893dbff60165a9333c2f2099",
    "metadata": {},
    "name": "ClassPurchaseOrdersPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
