/**
 * @generated SignedSource<<a50eef8fcb499de3482f68880e0c5761>>
 * @relayHash f6594d31231c196f00d174fd129ee080
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 807e900ab51992f3c05c35e3c5fac18fa1e08f2666c759791ab693569a9656af

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicScheduleListPageQuery } from './PublicScheduleListPageQuery.graphql';

const node: PreloadableConcreteRequest<PublicScheduleListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "807e900ab51992f3c05c35e3c5fac18fa1e08f2666c759791ab693569a9656af",
    "metadata": {},
    "name": "PublicScheduleListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
