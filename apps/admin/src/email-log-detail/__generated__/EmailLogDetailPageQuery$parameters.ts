/**
 * @generated SignedSource<<edda96c863b04f1417a994df31921448>>
 * @relayHash 15f49e8919e84fd63bcc8356434d3499
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1de66176bd4cd3b180c1ed36808891766019fe4286a2e5147c5659cd4e52f23

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmailLogDetailPageQuery } from './EmailLogDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<EmailLogDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f1de66176bd4cd3b180c1ed36808891766019fe4286a2e5147c5659cd4e52f23",
    "metadata": {},
    "name": "EmailLogDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
