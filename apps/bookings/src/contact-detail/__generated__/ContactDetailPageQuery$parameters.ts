/**
 * @generated SignedSource<<c28385170438a06d3e2cf163c368b71d>>
 * @relayHash e9d9deff4bc57579c7a6251f4653f124
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4cd05d805bab4dde51bc42d219874c515910ddc488de5850c0fd362359bedb17

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactDetailPageQuery } from './ContactDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4cd05d805bab4dde51bc42d219874c515910ddc488de5850c0fd362359bedb17",
    "metadata": {},
    "name": "ContactDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
