/**
 * @generated SignedSource<<0ddb6a723c11b52cdba81454bf9db840>>
 * @relayHash 45f6f296a33310e9002fc69811381f57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70a9ec922c7d685a7b3e8feba4811d6e7350118b02e0ef51011eab6fa8d5f92d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactDetailPageQuery } from './ContactDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70a9ec922c7d685a7b3e8feba4811d6e7350118b02e0ef51011eab6fa8d5f92d",
    "metadata": {},
    "name": "ContactDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
