/**
 * @generated SignedSource<<c819035596313dbd52d058bbc049d236>>
 * @relayHash cd4fea8aa6f310ce580729c2b6dc0af7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ff1e21eff18a95831d4576a045e0951e61b335ca92b59e316e996548000dd10

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceDetailPageQuery } from './InvoiceDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ff1e21eff18a95831d4576a045e0951e61b335ca92b59e316e996548000dd10",
    "metadata": {},
    "name": "InvoiceDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
