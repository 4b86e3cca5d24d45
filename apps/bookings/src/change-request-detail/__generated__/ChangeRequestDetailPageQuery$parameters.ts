/**
 * @generated SignedSource<<ce961bc0d8806b4450a87dcdea6d339f>>
 * @relayHash f355142b2cb1b23aa25d93a09b7de8a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 416fea2ad2698092ed1980c79650e289cc87c09f754986d7f5dbd2f7d578b8ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangeRequestDetailPageQuery } from './ChangeRequestDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ChangeRequestDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "416fea2ad2698092ed1980c79650e289cc87c09f754986d7f5dbd2f7d578b8ff",
    "metadata": {},
    "name": "ChangeRequestDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
