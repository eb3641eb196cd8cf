"""What is stored in the database, and how it is read and written."""
