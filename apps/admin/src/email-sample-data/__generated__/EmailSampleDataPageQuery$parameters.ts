/**
 * @generated SignedSource<<3b23c1410071dcfd5490223ed4d0012c>>
 * @relayHash 8cc217646ab203ea56b1ac6e2b3f4b9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e4e017cdf0afb8d1df7408250312aa2475e8b99951052ff3cedc195691c9649

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmailSampleDataPageQuery } from './EmailSampleDataPageQuery.graphql';

const node: PreloadableConcreteRequest<EmailSampleDataPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e4e017cdf0afb8d1df7408250312aa2475e8b99951052ff3cedc195691c9649",
    "metadata": {},
    "name": "EmailSampleDataPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
