/**
 * @generated SignedSource<<26195ad605889bb163c169e76a0e3a29>>
 * @relayHash adc796aec88a4b2eed1ed8a8c09605b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e25e5fd384c88986c5adb18a2009835a4c0a75598a7d407573ddfd5175ce6817

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangeRequestDetailPageQuery } from './ChangeRequestDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ChangeRequestDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e25e5fd384c88986c5adb18a2009835a4c0a75598a7d407573ddfd5175ce6817",
    "metadata": {},
    "name": "ChangeRequestDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
