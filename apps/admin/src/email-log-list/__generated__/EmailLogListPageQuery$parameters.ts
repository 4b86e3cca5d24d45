/**
 * @generated SignedSource<<803532af8112f9cab239491001790b97>>
 * @relayHash 8cfef13e80c25891eb50ddf68a16b170
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 696f4b10665ee2f8428a3c039d918200ad322a2225882db3134887114a705634

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmailLogListPageQuery } from './EmailLogListPageQuery.graphql';

const node: PreloadableConcreteRequest<EmailLogListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "696f4b10665ee2f8428a3c039d918200ad322a2225882db3134887114a705634",
    "metadata": {},
    "name": "EmailLogListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
