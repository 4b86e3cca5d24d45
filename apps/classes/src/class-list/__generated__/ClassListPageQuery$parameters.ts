/**
 * @generated SignedSource<<206a1ad93dbe6668493ad532d3ee9d9a>>
 * @relayHash fe5bd84bdda28561eaac782be711c2c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b341b34f1520f4824b0e83a75d0d258d778920afc2c02c5ee4bf327dd70e31a5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassListPageQuery } from './ClassListPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b341b34f1520f4824b0e83a75d0d258d778920afc2c02c5ee4bf327dd70e31a5",
    "metadata": {},
    "name": "ClassListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
