/**
 * @generated SignedSource<<12691e9df8f51bb4379479d2e31be55c>>
 * @relayHash 6664ff8912132a78dc2c74a8aab057df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f631a8b8c2c478ce84122e1b560b9291aa212b91c13f87d47e2605d2d6bf15cc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactDetailPageQuery } from './ContactDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f631a8b8c2c478ce84122e1b560b9291aa212b91c13f87d47e2605d2d6bf15cc",
    "metadata": {},
    "name": "ContactDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
