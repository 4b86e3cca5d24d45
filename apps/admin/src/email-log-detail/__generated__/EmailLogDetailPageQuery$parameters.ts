/**
 * @generated SignedSource<<d232bea8a77b7bbc02f0e825286e8b6f>>
 * @relayHash 73ca8b1b1b6385f00c55ae12f99218c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5be82fd84f4dfdfeffdbedae19dcc3dfbad8d59b0064ddeda8d74525185bc770

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmailLogDetailPageQuery } from './EmailLogDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<EmailLogDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5be82fd84f4dfdfeffdbedae19dcc3dfbad8d59b0064ddeda8d74525185bc770",
    "metadata": {},
    "name": "EmailLogDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
