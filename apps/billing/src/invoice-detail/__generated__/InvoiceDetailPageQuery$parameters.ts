/**
 * @generated SignedSource<<127a23a86e8d29e72f7e33711662a325>>
 * @relayHash f21ed84332db9378b83cfe2da8539b07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7ed3d25a474f965b95c87b47151a3e766e35022a6feacc50a9474f7971118e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceDetailPageQuery } from './InvoiceDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e7ed3d25a474f965b95c87b47151a3e766e35022a6feacc50a9474f7971118e5",
    "metadata": {},
    "name": "InvoiceDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
