/**
 * @generated SignedSource<<924ec9327d6b8c9ca68503d517495454>>
 * @relayHash 9265d4278892532b9f46459ea9dda452
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0b1b781b4cd46e88d79af6660fb860843bde3bdd7050749e64daa00f4492195

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrainerListPageQuery } from './TrainerListPageQuery.graphql';

const node: PreloadableConcreteRequest<TrainerListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d0b1b781b4cd46e88d79af6660fb860843bde3bdd7050749e64daa00f4492195",
    "metadata": {},
    "name": "TrainerListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
