/**
 * @generated SignedSource<<576341a2f75be50f479d895235905ae3>>
 * @relayHash 49f995b917c0503c44fbec36a3dfaff0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 095604ff6b834f7d5e94074619d5edd656a22b6e3da65608dec2bd0c3fba2143

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "095604ff6b834f7d5e94074619d5edd656a22b6e3da65608dec2bd0c3fba2143",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
