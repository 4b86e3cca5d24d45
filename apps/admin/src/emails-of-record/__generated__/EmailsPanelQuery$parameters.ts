/**
 * @generated SignedSource<<6d6cdadbbc9d0009b9099b0cfb14eafb>>
 * @relayHash 1677d62db27b871143cf48470846bc45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b38537b28b6ed90c87f7f096edee748e4fa14d36d982d5ad0423e87c10f27f63

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmailsPanelQuery } from './EmailsPanelQuery.graphql';

const node: PreloadableConcreteRequest<EmailsPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b38537b28b6ed90c87f7f096edee748e4fa14d36d982d5ad0423e87c10f27f63",
    "metadata": {},
    "name": "EmailsPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
