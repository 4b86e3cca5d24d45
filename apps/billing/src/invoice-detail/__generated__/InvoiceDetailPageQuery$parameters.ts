/**
 * @generated SignedSource<<dbb02d1341dd598fb0dd3b82e20b22c7>>
 * @relayHash 6e35ffac1907733d88520afe2fa058bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad13287dbe178f7ace9918e1237eb7ae6072fbe36f76f84991e236ed54ba9971

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceDetailPageQuery } from './InvoiceDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ad13287dbe178f7ace9918e1237eb7ae6072fbe36f76f84991e236ed54ba9971",
    "metadata": {},
    "name": "InvoiceDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
