/**
 * @generated SignedSource<<522fe94f29b11aa001a52052851c999e>>
 * @relayHash ab3ab3ce0f69f6e08396f2ad63c13b37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3211d076987e85554f279edb5221bcd1782c9ca57bd3cfdeaa552b22abc6316

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactDetailPageQuery } from './ContactDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d3211d076987e85554f279edb5221bcd1782c9ca57bd3cfdeaa552b22abc6316",
    "metadata": {},
    "name": "ContactDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
