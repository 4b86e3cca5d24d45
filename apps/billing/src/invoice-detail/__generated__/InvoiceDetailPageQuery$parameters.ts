/**
 * @generated SignedSource<<88ffffe29f178162b7902b53de78a0b1>>
 * @relayHash 083a770574007062e85491185651d0e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b01c282e236b918af38db58ace827b53fb740d0c2be1680c1157946932e182d0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceDetailPageQuery } from './InvoiceDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b01c282e236b918af38db58ace827b53fb740d0c2be1680c1157946932e182d0",
    "metadata": {},
    "name": "InvoiceDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
