/** The measured page of the booking list: 50 bookings with customer, manager and brand. */
export const bookingPageQuery = /* GraphQL */ `
  query BenchBookingPage($first: Int!) {
    bookings(first: $first, order: [{ bookedAt: DESC }]) {
      edges {
        cursor
        node {
          id
          reference
          title
          status
          bookedAt
          netPrice { amount currency formatted }
          expectedTotalValue { amount currency formatted }
          customer { id name }
          accountManager { id avatarUrl person { fullName } }
          brand { id name }
        }
      }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
`;

/** The same page as one plain SQL statement. */
export const bookingPageSql = /* SQL */ `
  SELECT booking.id, booking.ref, booking.title, booking.status, booking.booked_at, booking.net, booking.gross,
    customer.id AS customer_id, customer.name AS customer_name,
    "user".id AS manager_id, "user".avatar_url, person.full_name, brand.id AS brand_id, brand.name AS brand_name
  FROM booking
  JOIN customer ON customer.id = booking.customer_id
  JOIN "user" ON "user".id = booking.account_manager_id
  JOIN person ON person.id = "user".person_id
  JOIN brand ON brand.id = booking.brand_id
  ORDER BY booking.booked_at DESC, booking.id DESC
  LIMIT 51`;
