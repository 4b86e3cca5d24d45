/**
 * @generated SignedSource<<de3716671de1f09067817ae25551e4ed>>
 * @relayHash 42402d0dce652cf3d1aeed94ca38f600
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 852e47261057583578680109f46a75df810a290deff3f9c9acf52b577fea555b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactDetailPageQuery } from './ContactDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "852e47261057583578680109f46a75df810a290deff3f9c9acf52b577fea555b",
    "metadata": {},
    "name": "ContactDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
