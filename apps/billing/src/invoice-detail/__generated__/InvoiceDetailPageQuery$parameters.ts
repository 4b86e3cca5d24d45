/**
 * @generated SignedSource<<8bf331155564c9daf46a42ecf1c563ab>>
 * @relayHash 82a4288bed54250bd4c61be7df316163
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f77a91d764936da3cdcd5f0e79ecbc49f742720358f4bd7b3f0f01c9a5b079a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceDetailPageQuery } from './InvoiceDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f77a91d764936da3cdcd5f0e79ecbc49f742720358f4bd7b3f0f01c9a5b079a",
    "metadata": {},
    "name": "InvoiceDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
